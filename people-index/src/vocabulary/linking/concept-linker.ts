import { memoize } from '../../columns/recent-cache.ts';
import { RowSet } from '../../columns/row-set.ts';
import type { ConceptTables } from './concept-tables.ts';
import { masculineForm } from '../words/gender-forms.ts';
import { isStopWord } from '../words/stop-words.ts';
import { LabelIndex, type QueryTerm } from './label-index.ts';
import type { LabelWordDictionary } from './label-word-dictionary.ts';
import { CompanyTerms, type PhraseReading, type Pivots } from './company-terms.ts';
import { peopleTerms } from './people-terms.ts';
import { readTitle, type TitleWord } from '../words/title-words.ts';
import { compoundsOf, hasCompounds } from '../words/split-compound.ts';
import { stem } from '../words/stem.ts';
import { textPosition, type TextPosition } from './text-position.ts';
import { joinDescribedHeads, joinSplitWords } from '../words/join-split-words.ts';

export interface LinkOptions {
  /** ISO 639-1 code; by default, the languages that know the words. */
  readonly language?: string | undefined;
  /** Maximum number of concepts; 10 by default. */
  readonly limit?: number;
}

export interface LinkedConcept {
  /** Identifier in the classification. */
  readonly concept: string;
  /** Index in the tables. */
  readonly index: number;
  /** Only comparable with other concepts of the same text. */
  readonly score: number;
  /** Similarity between the text and the best label, 0 to 1; 1 for the same words. */
  readonly similarity: number;
}

/** Weights of the features in a score. */
const scoreWeights = {
  combined: 0.6,
  position: 0.5,
  english: 0.25,
  meaning: 0.4,
  preferred: 0.05,
  exact: 0.3,
  group: 0.4,
  inBrackets: 0.5,
};
/** Minimum similarity of a label that counts as equal to the text. */
const exactSimilarity = 0.995;
/** Maximum number of candidates that are re-ranked by position. */
const maxReranked = 150;
/** Minimum score, as a fraction of the best one, of candidates that are re-ranked: the position cannot make up for more. */
const minOfBest = 0.15;
/** Minimum similarity in meaning at which a concept becomes a candidate by that alone. */
const minMeaning = 0.2;
/** Minimum trigram similarity to an English label at which a concept becomes a candidate by that alone. */
const minEnglish = 0.5;
/** Maximum number of languages that are tried if none is given. */
const maxLanguages = 3;
/** Weight of translations from other languages if English is one of the languages of the text. */
const weightBesideEnglish = 0.5;
/** Languages whose log-likelihood is lower than the highest by more than this are ignored. */
const maxLikelihoodGap = 4;
/** Bonus for English as a log-likelihood, because English words occur in titles in all languages. */
const englishLikelihood = 1;
/** Assumed share of labels that contain a stop word; the tables have no counts of these. */
const shareOfStopWord = 0.05;
/** Weight of a word's translations according to labels, if companies use the word differently. */
const weightBesideCompanyTerm = 0.7;
/** Rarity of terms that are in no label: the common term for staff, and other words of companies. */
const rarityOfStaff = 2.5;
const rarityOfCompanyTerm = 6;
/** Minimum share of the labels with a word in which it is the head, for a word that denotes people rather than work. */
const minAsHead = 0.5;
/** Maximum number of words, known or not, that are cached. */
const maxCached = 16_384;

/**
 * Links texts such as job titles to the concepts of a vocabulary, by the labels in the language of the text. The file
 * is long because linking and the lookups of words share the same indexes.
 */
export class ConceptLinker {
  readonly #knowledgeOf = memoize(maxCached, (word) => this.#lookUpWord(word));
  readonly #tables: ConceptTables;
  readonly #companyTerms: CompanyTerms;
  readonly #peopleTerms: ReadonlyMap<number, readonly number[]>;
  readonly #indexes: ReadonlyMap<string, LabelIndex>;
  readonly #scores: Float32Array;
  readonly #similarity: Float32Array;
  readonly #meaning: Float32Array;
  readonly #candidates = new RowSet();

  private constructor(tables: ConceptTables, indexes: ReadonlyMap<string, LabelIndex>) {
    this.#tables = tables;
    this.#companyTerms = new CompanyTerms(tables.labels[0]?.terms ?? [], tables.labels[0]?.language ?? 'en');
    this.#peopleTerms = peopleTerms(tables.labels[0]?.terms ?? []);
    const count = tables.concepts.length;
    this.#indexes = indexes;
    this.#scores = new Float32Array(count);
    this.#similarity = new Float32Array(count);
    this.#meaning = new Float32Array(count);
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

  /** As `of`, but awaits `pause` after each language. */
  static async opening(tables: ConceptTables, pause: () => Promise<unknown>): Promise<ConceptLinker> {
    const indexes = new Map<string, LabelIndex>();
    for (const table of tables.labels) {
      indexes.set(table.language, new LabelIndex(table, tables.concepts.length));
      await pause();
    }
    return new ConceptLinker(tables, indexes);
  }

  /** The concepts that match a text, best first. */
  link(text: string, { language, limit = 10 }: LinkOptions = {}): LinkedConcept[] {
    const isGiven = language !== undefined && this.#indexes.has(language);
    return this.linkWords(isGiven ? readTitle(text) : this.wordsOf(text), { language, limit });
  }

  /** As `link`, for the words that `wordsOf` returns for a text. */
  linkWords(typed: readonly TitleWord[], { language, limit = 10 }: LinkOptions = {}): LinkedConcept[] {
    const isGiven = language !== undefined && this.#indexes.has(language);
    const languages = isGiven ? [language] : this.languagesOf(typed);
    const words = joinSplitWords(typed, (first, second) => {
      const hasWord = (candidate: string) => this.#indexes.get(candidate)!.knows(stem(first + second, candidate));
      return languages.some(
        (candidate) => !isStopWord(first, candidate) && !isStopWord(second, candidate) && hasWord(candidate),
      );
    });
    const found = this.#rank(words, languages, limit);
    if ((found[0]?.similarity ?? 0) > exactSimilarity) return found;
    const joined = this.#joinDescribedHeads(words, languages);
    return joined === words ? found : this.#rank(joined, languages, limit);
  }

  #joinDescribedHeads(words: readonly TitleWord[], languages: readonly string[]): readonly TitleWord[] {
    const language = languages.find(hasCompounds);
    if (language === undefined) return words;
    const index = this.#indexes.get(language)!;
    return joinDescribedHeads(
      words,
      (word) => isStopWord(word, language),
      (head, modifier) => compoundsOf(modifier, head).find((compound) => index.knows(stem(compound, language))),
    );
  }

  #rank(words: readonly TitleWord[], languages: readonly string[], limit: number): LinkedConcept[] {
    const candidates = this.#candidates;
    for (const [position, language] of languages.entries())
      this.#add(words, language, position === 0 ? 1 : 0.9, candidates);
    if (!languages.includes('en')) this.#addEnglish(words, candidates);
    this.#addMeaning(words, languages, candidates);
    const ranked = this.#rerank(candidates).slice(0, limit);
    const found = ranked.map(([concept, score]) => ({
      concept: this.#tables.concepts[concept]!,
      index: concept,
      score,
      similarity: this.#similarity[concept]!,
    }));
    candidates.scan((concept) => {
      this.#scores[concept] = this.#similarity[concept] = 0;
      return true;
    });
    candidates.clear();
    return found;
  }

  /** See `textPosition`. @param found the concepts of a text, best first */
  positionOf(found: readonly LinkedConcept[]): TextPosition | undefined {
    return textPosition(found, this.#tables);
  }

  #add(words: readonly TitleWord[], language: string, share: number, candidates: RowSet): void {
    const index = this.#indexes.get(language)!;
    const found = index.find(termsOf(words, language));
    for (const concept of found.concepts) {
      const similarity = found.similarity[concept]!;
      const isPreferred = index.isPreferred(found.label[concept]!);
      const exact = similarity > exactSimilarity ? scoreWeights.exact + (isPreferred ? scoreWeights.preferred : 0) : 0;
      candidates.add(concept);
      this.#scores[concept]! +=
        share * (found.best[concept]! + scoreWeights.combined * found.combined[concept]! + exact);
      this.#similarity[concept] = Math.max(this.#similarity[concept]!, similarity * share);
    }
  }

  /** Adds trigram similarity to English labels: international words are spelled similarly in English. */
  #addEnglish(words: readonly TitleWord[], candidates: RowSet): void {
    const found = this.#indexes.get('en')?.findByTrigrams(termsOf(words, 'en'));
    for (const concept of found?.concepts ?? []) {
      const similarity = found!.best[concept]!;
      if (similarity < minEnglish && !candidates.has(concept)) continue;
      candidates.add(concept);
      this.#scores[concept]! += scoreWeights.english * similarity;
    }
  }

  /** Adds similarity in meaning: the translations of the words are compared with those of each concept's labels in all languages. */
  #addMeaning(words: readonly TitleWord[], languages: readonly string[], candidates: RowSet): void {
    const weights = new Map<number, number>();
    for (const { text, isInBrackets } of words) {
      for (const translations of this.pivotsOf(text, languages)) {
        for (const [term, share] of translations)
          weights.set(
            term,
            Math.max(weights.get(term) ?? 0, share * this.rarity(term) * (isInBrackets ? scoreWeights.inBrackets : 1)),
          );
      }
    }
    const norm = Math.hypot(...weights.values()) * 255;
    const { wordStarts, wordConcepts, wordShares } = this.#tables;
    const touched: number[] = [];
    for (const [term, weight] of weights) {
      for (let index = wordStarts[term]!; index < wordStarts[term + 1]!; index++) {
        const concept = wordConcepts[index]!;
        if (this.#meaning[concept] === 0) touched.push(concept);
        this.#meaning[concept]! += (weight * wordShares[index]!) / norm;
      }
    }
    for (const concept of touched) {
      const meaning = this.#meaning[concept]!;
      this.#meaning[concept] = 0;
      if (meaning < minMeaning && !candidates.has(concept)) continue;
      candidates.add(concept);
      this.#scores[concept]! += scoreWeights.meaning * meaning;
    }
  }

  #rerank(candidates: RowSet): (readonly [concept: number, score: number])[] {
    const scores = this.#scores;
    const top = this.#bestCandidates(candidates);
    const { dimensions, positions } = this.#tables;
    const centroid = new Float32Array(dimensions);
    for (const concept of top) {
      const weight = scores[concept]! ** 2;
      for (let axis = 0; axis < dimensions; axis++) centroid[axis]! += weight * positions[concept * dimensions + axis]!;
    }
    const length = Math.sqrt(centroid.reduce((sum, value) => sum + value * value, 0)) || 1;
    const scored = top.map((concept) => {
      let dot = 0;
      for (let axis = 0; axis < dimensions; axis++) dot += centroid[axis]! * positions[concept * dimensions + axis]!;
      const similarity = dot / length / 127;
      return [
        concept,
        scores[concept]! + scoreWeights.position * similarity - scoreWeights.group * this.#tables.groups[concept]!,
      ] as const;
    });
    return scored.toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
  }

  /** The candidates to re-rank by position, best first. */
  #bestCandidates(candidates: RowSet): number[] {
    const scores = this.#scores;
    let best = 0;
    candidates.scan((concept) => {
      if (scores[concept]! > best) best = scores[concept]!;
      return true;
    });
    const minScore = best * minOfBest;
    const good: number[] = [];
    candidates.scan((concept) => {
      if (scores[concept]! >= minScore) good.push(concept);
      return true;
    });
    return good.toSorted((one, other) => scores[other]! - scores[one]! || one - other).slice(0, maxReranked);
  }

  /** Whether a word, or each part of it as a compound, occurs in labels of a language. */
  knowsWord(word: string): boolean {
    return this.#knowledgeOf(word) !== 'none';
  }

  /** Whether a word is a whole label in any language. @param word folded */
  isLabel(word: string): boolean {
    return this.#indexes
      .entries()
      .some(([language, index]) => !isStopWord(word, language) && index.isLabel(stem(word, language)));
  }

  /**
   * Whether a word denotes a person who does some work rather than the work: it is a label by itself, or it and its
   * translation are mostly the heads of the labels that contain them. `Steuerberater` and `Ingenieur`, but not
   * `Steuern` and `Engineering`.
   *
   * @param word folded
   */
  denotesPerson(word: string): boolean {
    if (this.isLabel(word)) return true;
    const languages = this.languagesOf([{ text: word, isInBrackets: false }]);
    const [first] = (this.pivotsOf(word, languages).at(-1) ?? []).toSorted((one, other) => other[1] - one[1]);
    if (first === undefined || this.#first.shareAsHead(first[0]) < minAsHead) return false;
    return languages.some((language) => this.#indexes.get(language)!.shareAsHead(word) >= minAsHead);
  }

  /** Whether a word is known only as a compound of other words. */
  isCompound(word: string): boolean {
    return this.#knowledgeOf(word) === 'parts';
  }

  #lookUpWord(word: string): 'whole' | 'parts' | 'none' {
    if (this.#companyTerms.pivotsOf(word) !== undefined) return 'whole';
    const isOfLabel = this.#indexes
      .entries()
      .some(([language, index]) => !isStopWord(word, language) && index.knows(stem(word, language)));
    if (isOfLabel) return 'whole';
    if (this.#indexes.values().some((index) => index.pivotsOf(word).length > 1)) return 'parts';
    return this.#compoundOf(word, this.languages) === undefined ? 'none' : 'parts';
  }

  /** Translates a word, or each part of a compound, into terms of the first language with a share up to 1. @param word folded */
  pivotsOf(word: string, languages: readonly string[]): Pivots {
    const companyPivots = this.#companyTerms.pivotsOf(word);
    if (companyPivots === undefined) return this.#pivotsOfLabels(word, languages);
    const [byLabels, ...others] = this.#pivotsOfLabels(word, languages);
    if (byLabels === undefined || others.length > 0 || companyPivots.length > 1) return companyPivots;
    const found = new Map(byLabels.map(([term, share]) => [term, share * weightBesideCompanyTerm]));
    for (const [term, share] of companyPivots[0]!) found.set(term, Math.max(found.get(term) ?? 0, share));
    return [[...found]];
  }

  #pivotsOfLabels(word: string, languages: readonly string[]): Pivots {
    const found = new Map<number, number>();
    let parts: (readonly (readonly [number, number])[])[] = [];
    for (const language of languages) {
      const labelPivots = this.#indexes.get(language)?.pivotsOf(word) ?? [];
      if (labelPivots.length > 1 && parts.length === 0) parts = labelPivots;
      if (labelPivots.length !== 1) continue;
      // An English word is taken as English first, whatever it means in other languages.
      const part = language !== 'en' && languages.includes('en') ? weightBesideEnglish : 1;
      for (const [term, share] of labelPivots[0]!) found.set(term, Math.max(found.get(term) ?? 0, share * part));
    }
    if (found.size > 0) return [[...found]];
    return parts.length > 0 ? parts : (this.#compoundOf(word, languages) ?? [[]]);
  }

  /** Translates a compound of a company term and a known word. */
  #compoundOf(word: string, languages: readonly string[]): Pivots | undefined {
    const split = languages.some(hasCompounds) ? this.#companyTerms.split(word) : undefined;
    if (split === undefined) return undefined;
    const rest = this.pivotsOf(split.rest, languages);
    return rest[0]!.length === 0 ? undefined : [...split.pivots, ...rest];
  }

  /**
   * The terms, in the first language, of the concepts that have a label equal to the text. Returns undefined if there
   * are none.
   *
   * @param found the concepts of the text, best first
   */
  termsOfExactMatches(found: readonly LinkedConcept[]): ReadonlySet<number> | undefined {
    const exactMatches = found.filter(({ similarity }) => similarity > exactSimilarity);
    if (exactMatches.length === 0) return undefined;
    return new Set(exactMatches.flatMap(({ index }) => [...this.#first.termsOf(index)]));
  }

  /** Whether companies use a word in a meaning of their own, see data/work-terms.ts. @param word folded */
  isCompanyTerm(word: string): boolean {
    return this.#companyTerms.pivotsOf(word) !== undefined;
  }

  /** See `CompanyTerms.readPhrases`. @param words folded */
  readPhrases(words: readonly string[]): PhraseReading {
    return this.#companyTerms.readPhrases(words);
  }

  /** The common term for staff if a word denotes staff of any kind, otherwise undefined. @param word folded */
  staffTermOf(word: string): number | undefined {
    return this.#companyTerms.isStaffWord(word) ? this.#companyTerms.staffTerm : undefined;
  }

  /** See `peopleTerms`. @param term of the first language */
  peopleTermsOf(term: number): readonly number[] {
    return this.#peopleTerms.get(term) ?? [];
  }

  /** Inverse concept frequency of a term of the first language: low for common terms. */
  rarity(term: number): number {
    if (term === this.#companyTerms.staffTerm) return rarityOfStaff;
    return this.#first.rarity(term) || rarityOfCompanyTerm;
  }

  get languages(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  /** The words of the labels, one dictionary per language. */
  get dictionaries(): readonly LabelWordDictionary[] {
    return Array.from(this.#indexes.values(), ({ words }) => words);
  }

  get #first(): LabelIndex {
    return this.#indexes.values().next().value!;
  }

  /**
   * The words of a title, in the masculine form if labels have that, so that the language of both forms is detected
   * alike: `charge` is also an English word, but `chargee` is not. English words are left as they are.
   */
  wordsOf(title: string): TitleWord[] {
    const english = this.#indexes.get('en');
    return readTitle(title).map((word) => {
      const text = masculineForm(word.text);
      const isOther = text !== word.text && english?.knows(stem(word.text, 'en')) !== true;
      return isOther && this.#knowledgeOf(text) === 'whole' ? { ...word, text } : word;
    });
  }

  /** Detects the languages that know most of the words, the likeliest first. */
  languagesOf(words: readonly TitleWord[]): string[] {
    const known = [...this.#indexes].map(([language, index]) => {
      let count = 0;
      let likelihood = language === 'en' ? englishLikelihood : 0;
      for (const { text } of words) {
        const isStop = isStopWord(text, language);
        const stemmed = stem(text, language);
        if (isStop || index.knows(stemmed)) count++;
        likelihood += Math.log(Math.max(isStop ? shareOfStopWord : 0, index.commonness(stemmed)));
      }
      return { language, count, likelihood };
    });
    const maxCount = Math.max(...known.map(({ count }) => count));
    if (maxCount === 0) return this.#languagesOfCompounds(words);
    // One of several words may belong to another language.
    const minCount = words.length === 1 ? maxCount : Math.max(1, maxCount - 1);
    const likely = known
      .filter(({ language, count }) => count >= (language === 'en' ? maxCount : minCount))
      .toSorted((one, other) => other.likelihood - one.likelihood);
    if (words.length === 1) return likely.slice(0, maxLanguages).map(({ language }) => language);
    const best = likely.filter(({ likelihood }) => likelihood >= likely[0]!.likelihood - maxLikelihoodGap);
    // English words are borrowed by other languages in a narrower meaning: `engineer` for software only.
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
  const content = words.filter(({ text }) => !isStopWord(text, language));
  const terms = new Map<string, QueryTerm>();
  for (const { text, isInBrackets } of content.length > 0 ? content : words) {
    const stemmed = stem(text, language);
    if (!terms.has(stemmed))
      terms.set(stemmed, { stem: stemmed, text, share: isInBrackets ? scoreWeights.inBrackets : 1 });
  }
  return [...terms.values()];
}
