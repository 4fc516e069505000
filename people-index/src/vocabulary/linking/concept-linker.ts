import { RowSet } from '../../columns/row-set.ts';
import type { ConceptTables } from './concept-tables.ts';
import { isStopWord } from '../words/stop-words.ts';
import { KnownWords } from './known-words.ts';
import { LabelIndex, type WeightedWord } from './label-index.ts';
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

/** Links texts such as job titles to the concepts of a vocabulary, by the labels in the language of the text. */
export class ConceptLinker {
  readonly knownWords: KnownWords;
  readonly #tables: ConceptTables;
  readonly #indexes: ReadonlyMap<string, LabelIndex>;
  readonly #scores: Float32Array;
  readonly #similarity: Float32Array;
  readonly #meaning: Float32Array;
  readonly #candidates = new RowSet();

  private constructor(tables: ConceptTables, indexes: ReadonlyMap<string, LabelIndex>) {
    this.#tables = tables;
    this.knownWords = new KnownWords(indexes, tables.labels[0]);
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
    return this.linkWords(isGiven ? readTitle(text) : this.knownWords.wordsOf(text), { language, limit });
  }

  /** As `link`, for the words that `KnownWords.wordsOf` returns for a text. */
  linkWords(typed: readonly TitleWord[], { language, limit = 10 }: LinkOptions = {}): LinkedConcept[] {
    const isGiven = language !== undefined && this.#indexes.has(language);
    const languages = isGiven ? [language] : this.knownWords.languagesOf(typed);
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
      for (const translations of this.knownWords.pivotsOf(text, languages)) {
        for (const [term, share] of translations)
          weights.set(
            term,
            Math.max(
              weights.get(term) ?? 0,
              share * this.knownWords.rarity(term) * (isInBrackets ? scoreWeights.inBrackets : 1),
            ),
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

  /**
   * The terms, in the first language, of the concepts that have a label equal to the text. Returns undefined if there
   * are none.
   *
   * @param found the concepts of the text, best first
   */
  termsOfExactMatches(found: readonly LinkedConcept[]): ReadonlySet<number> | undefined {
    const exactMatches = found.filter(({ similarity }) => similarity > exactSimilarity);
    if (exactMatches.length === 0) return undefined;
    const first = this.#indexes.values().next().value!;
    return new Set(exactMatches.flatMap(({ index }) => [...first.termsOf(index)]));
  }
}

function termsOf(words: readonly TitleWord[], language: string): WeightedWord[] {
  const content = words.filter(({ text }) => !isStopWord(text, language));
  const terms = new Map<string, WeightedWord>();
  for (const { text, isInBrackets } of content.length > 0 ? content : words) {
    const stemmed = stem(text, language);
    if (!terms.has(stemmed))
      terms.set(stemmed, { stem: stemmed, text, share: isInBrackets ? scoreWeights.inBrackets : 1 });
  }
  return [...terms.values()];
}
