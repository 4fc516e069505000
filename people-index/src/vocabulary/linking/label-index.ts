import {
  type LabelTable,
  noPivot,
  noSynonym,
  partOfWord,
  pivotsOfTerm,
  synonymsOfTerm,
  termMask,
} from './concept-tables.ts';
import { LabelWordDictionary } from './label-word-dictionary.ts';
import { TrigramSimilarity } from './trigram-similarity.ts';
import { hasCompounds, splitCompound } from '../words/split-compound.ts';
import { stem as stemOf } from '../words/stem.ts';

/** Weight of a part of a compound relative to a word. */
const partShare = 0.7;
/** Weight of trigram similarity in the score of a label; the rest is that of its words. */
const trigramWeight = 0.6;
/** Minimum trigram similarity of a label that has no word of the text; a lower one is due to chance. */
const minTrigramSimilarity = 0.2;
/** Similarity of a label that has the same trigrams but other words. */
const misspelledSimilarity = 0.9;

/** Count assumed for a word that is in no label, so that its likelihood is not 0. */
const unseenCount = 0.1;

/**
 * Languages in which the head of a label comes first, and last: `ingénieur qualité`, `quality engineer`. In other
 * languages it may be either.
 */
const headFirst: ReadonlySet<string> = new Set(['fr', 'it', 'es', 'pt', 'ro', 'pl']);
const headLast: ReadonlySet<string> = new Set(['en', 'nl', 'hu']);

/** A word of a text, its stem, and its weight up to 1. */
export interface WeightedWord {
  readonly stem: string;
  readonly text: string;
  readonly share: number;
}

interface Feature {
  readonly stem: string;
  readonly weight: number;
}

/** How well the labels of one language match a text. The arrays are indexed by concept. */
export interface ConceptScores {
  /** Concepts with a matching label. */
  readonly concepts: readonly number[];
  /** Score of the best label, 0 to 1, by its words, their synonyms and its trigrams. */
  readonly best: Float32Array;
  /** Combined score of all labels, 0 to 1. */
  readonly combined: Float32Array;
  /** Highest similarity of a label, 0 to 1, without synonyms: 1 for the same words, less for misspelled ones. */
  readonly similarity: Float32Array;
  /** The label of `similarity`. */
  readonly label: Int32Array;
}

/**
 * Finds the labels of one language that are similar to a text, by words and parts of compounds weighted by their
 * rarity, by synonyms, and by trigrams. All of these add to the same score arrays, which are reused for the next text,
 * so the file is long.
 */
export class LabelIndex {
  readonly language: string;
  readonly words: LabelWordDictionary;
  readonly #table: LabelTable;
  readonly #idf: Float32Array;
  readonly #norms: Float32Array;
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  /** Number of labels, by concept. */
  readonly #labelCounts: Uint32Array;
  readonly #indexes = new Map<string, number>();
  readonly #counts: Uint32Array;
  readonly #trigrams: TrigramSimilarity;
  /** Scores by label: of its words, of its words and their synonyms, and of its trigrams. */
  readonly #wordScores: Float32Array;
  readonly #synonymScores: Float32Array;
  readonly #trigramScores: Float32Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
  /** By label, a lower bound of the largest share that a term contributes if the label reaches `minTrigramSimilarity`. */
  readonly #minShares: Float32Array;
  /** The labels that have a word, or may reach `minTrigramSimilarity`; each once. */
  readonly #touched: Uint32Array;
  readonly #isTouched: Uint8Array;
  #touchedCount = 0;
  readonly #scores: ConceptScores & { concepts: number[] };

  constructor(table: LabelTable, concepts: number) {
    this.#table = table;
    this.language = table.language;
    const { terms, labelStarts, labelTerms, labelConcepts } = table;
    const labels = labelConcepts.length;
    const starts = new Uint32Array(terms.length + 1);
    for (const term of labelTerms) starts[(term & termMask) + 1]!++;
    for (let term = 0; term < terms.length; term++) starts[term + 1]! += starts[term]!;
    const postings = new Uint32Array(labelTerms.length);
    const next = starts.slice();
    for (let label = 0; label < labels; label++) {
      for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
        const term = labelTerms[index]!;
        postings[next[term & termMask]!++] = label * 2 + (term & partOfWord ? 1 : 0);
      }
    }
    this.#starts = starts;
    this.#postings = postings;
    this.#counts = new Uint32Array(terms.length);
    this.#idf = this.#rarity(concepts);
    this.#norms = new Float32Array(labels);
    for (let label = 0; label < labels; label++) {
      let sum = 0;
      for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
        const weight = this.#idf[labelTerms[index]! & termMask]! * (labelTerms[index]! & partOfWord ? partShare : 1);
        sum += weight * weight;
      }
      this.#norms[label] = Math.sqrt(sum);
    }
    terms.forEach((term, index) => this.#indexes.set(term, index));
    this.#trigrams = new TrigramSimilarity(table, concepts);
    this.words = new LabelWordDictionary(table, this.#counts);
    this.#labelCounts = new Uint32Array(concepts);
    for (const concept of labelConcepts) this.#labelCounts[concept]!++;
    this.#wordScores = new Float32Array(labels);
    this.#synonymScores = new Float32Array(labels);
    this.#trigramScores = new Float32Array(labels);
    this.#stamps = new Uint32Array(labels);
    this.#touched = new Uint32Array(labels);
    this.#isTouched = new Uint8Array(labels);
    this.#minShares = Float32Array.from(labelConcepts, (_, label) => {
      const words = labelStarts[label + 1]! - labelStarts[label]!;
      return (minTrigramSimilarity * this.#trigrams.normOf(label)) / words;
    });
    this.#scores = {
      concepts: [],
      best: new Float32Array(concepts),
      combined: new Float32Array(concepts),
      similarity: new Float32Array(concepts),
      label: new Int32Array(concepts),
    };
  }

  /** Inverse frequency in concepts rather than labels: a concept with thirty labels that share a word does not make the word common. */
  #rarity(concepts: number): Float32Array {
    const { terms, labelConcepts } = this.#table;
    const idf = new Float32Array(terms.length);
    for (let term = 0; term < terms.length; term++) {
      let count = 0;
      let last = -1;
      for (let index = this.#starts[term]!; index < this.#starts[term + 1]!; index++) {
        const posting = this.#postings[index]!;
        if (posting % 2 === 0) this.#counts[term]!++;
        const concept = labelConcepts[posting >>> 1]!;
        if (concept !== last) count++;
        last = concept;
      }
      idf[term] = Math.log(1 + concepts / (1 + count));
    }
    return idf;
  }

  /** Whether a label is the preferred one of its concept. */
  isPreferred(label: number): boolean {
    const { labelConcepts } = this.#table;
    return label === 0 || labelConcepts[label - 1] !== labelConcepts[label];
  }

  /** The terms of the labels of a concept. */
  termsOf(concept: number): ReadonlySet<number> {
    const { labelConcepts, labelStarts, labelTerms } = this.#table;
    const start = labelConcepts.indexOf(concept);
    if (start < 0) return new Set();
    let end = start;
    while (labelConcepts[end] === concept) end++;
    return new Set(Array.from(labelTerms.subarray(labelStarts[start], labelStarts[end]), (term) => term & termMask));
  }

  /** Whether a stem, ignoring the parts of compounds, is a whole label. */
  isLabel(stem: string): boolean {
    const term = this.#indexes.get(stem);
    if (term === undefined) return false;
    const { labelStarts, labelTerms } = this.#table;
    for (let index = this.#starts[term]!; index < this.#starts[term + 1]!; index++) {
      const posting = this.#postings[index]!;
      if (posting % 2 === 1) continue;
      const words = labelTerms.subarray(labelStarts[posting >>> 1]!, labelStarts[(posting >>> 1) + 1]!);
      if (words.every((word) => (word & partOfWord) !== 0 || (word & termMask) === term)) return true;
    }
    return false;
  }

  /**
   * The share of the labels with a word in which it is the head, which denotes the person, according to its position:
   * high for `engineer`, low for `engineering`.
   *
   * @param word a folded word, or the index of a term
   */
  shareAsHead(word: string | number): number {
    const term = typeof word === 'number' ? word : this.#indexes.get(stemOf(word, this.language));
    if (term === undefined) return 0;
    const { labelStarts, labelTerms } = this.#table;
    const [mayBeFirst, mayBeLast] = [!headLast.has(this.language), !headFirst.has(this.language)];
    let heads = 0;
    for (let index = this.#starts[term]!; index < this.#starts[term + 1]!; index++) {
      const posting = this.#postings[index]!;
      if (posting % 2 === 1) continue;
      const start = labelStarts[posting >>> 1]!;
      let end = labelStarts[(posting >>> 1) + 1]!;
      while (end > start + 1 && (labelTerms[end - 1]! & partOfWord) !== 0) end--;
      if ((mayBeFirst && labelTerms[start] === term) || (mayBeLast && labelTerms[end - 1] === term)) heads++;
    }
    return heads / Math.max(1, this.#counts[term] ?? 0);
  }

  rarity(term: number): number {
    return this.#idf[term] ?? 0;
  }

  /**
   * Translates a word, or each part of a compound, into terms of the first language, with shares relative to the
   * likeliest. [] for unknown words.
   */
  pivotsOf(word: string): (readonly (readonly [term: number, share: number])[])[] {
    const term = this.#indexes.get(stemOf(word, this.language));
    if (term !== undefined) return [this.#pivotsOfTerm(term)];
    if (!hasCompounds(this.language)) return [];
    const commonness = (part: string) => this.#counts[this.#indexes.get(part) ?? -1] ?? 0;
    return splitCompound(word, this.language, commonness).map((part) => this.#pivotsOfTerm(this.#indexes.get(part)!));
  }

  #pivotsOfTerm(term: number): (readonly [term: number, share: number])[] {
    const { pivots, pivotShares } = this.#table;
    const start = term * pivotsOfTerm;
    const best = pivotShares[start]! || 1;
    const found: (readonly [number, number])[] = [];
    for (let index = start; index < start + pivotsOfTerm; index++) {
      if (pivots[index] !== noPivot) found.push([pivots[index]!, pivotShares[index]! / best]);
    }
    return found;
  }

  knows(term: string): boolean {
    return this.#indexes.has(term);
  }

  /** The share of labels that contain a term; more than 0 even for unknown terms. */
  commonness(term: string): number {
    return ((this.#counts[this.#indexes.get(term) ?? -1] ?? 0) + unseenCount) / this.#norms.length;
  }

  /** Scores the concepts whose labels match. The result is valid until the next call. */
  find(terms: readonly WeightedWord[]): ConceptScores {
    const found = this.#clearScores();
    this.#addWords(terms);
    this.#addTrigrams(terms);
    const { labelConcepts } = this.#table;
    for (let index = 0; index < this.#touchedCount; index++) {
      const label = this.#touched[index]!;
      const trigramScore = this.#trigramScores[label]! / this.#trigrams.normOf(label);
      const wordScore = this.#wordScores[label]!;
      const synonymScore = this.#synonymScores[label]!;
      this.#wordScores[label] = this.#synonymScores[label] = this.#isTouched[label] = 0;
      if (synonymScore === 0 && trigramScore < minTrigramSimilarity) continue;
      const concept = labelConcepts[label]!;
      const score = synonymScore + trigramWeight * (trigramScore - synonymScore);
      if (found.combined[concept] === 0) found.concepts.push(concept);
      found.combined[concept]! += score * score * score;
      if (score > found.best[concept]!) found.best[concept] = score;
      const similarity = Math.max(wordScore, trigramScore * trigramScore * misspelledSimilarity);
      const best = found.similarity[concept]!;
      if (similarity > best || (similarity === best && label < found.label[concept]!)) {
        found.similarity[concept] = similarity;
        found.label[concept] = label;
      }
    }
    this.#touchedCount = 0;
    this.#trigramScores.fill(0);
    for (const concept of found.concepts)
      found.combined[concept] = Math.cbrt(found.combined[concept]! / Math.sqrt(this.#labelCounts[concept]! + 1));
    return found;
  }

  /** As `find`, but by trigram similarity only. The result is valid until the next call. */
  findByTrigrams(terms: readonly WeightedWord[]): Pick<ConceptScores, 'concepts' | 'best'> {
    const found = this.#clearScores();
    this.#addTrigrams(terms);
    const { labelConcepts } = this.#table;
    for (let index = 0; index < this.#touchedCount; index++) {
      const label = this.#touched[index]!;
      const trigramScore = this.#trigramScores[label]! / this.#trigrams.normOf(label);
      this.#isTouched[label] = 0;
      if (trigramScore < minTrigramSimilarity) continue;
      const concept = labelConcepts[label]!;
      if (found.best[concept] === 0) found.concepts.push(concept);
      if (trigramScore > found.best[concept]!) found.best[concept] = trigramScore;
    }
    this.#touchedCount = 0;
    this.#trigramScores.fill(0);
    return found;
  }

  #clearScores(): ConceptScores & { concepts: number[] } {
    const found = this.#scores;
    for (const concept of found.concepts) found.best[concept] = found.combined[concept] = found.similarity[concept] = 0;
    found.concepts.length = 0;
    return found;
  }

  #addTrigrams(terms: readonly WeightedWord[]): void {
    this.#trigrams.scoreTerms(
      terms.map(({ stem }) => stem),
      (term, share) => {
        for (let index = this.#starts[term]!; index < this.#starts[term + 1]!; index++) {
          const posting = this.#postings[index]!;
          if ((posting & 1) === 1) continue;
          const label = posting >>> 1;
          this.#trigramScores[label]! += share;
          if (share >= this.#minShares[label]!) this.#touch(label);
        }
      },
    );
  }

  #addWords(terms: readonly WeightedWord[]): void {
    const features = this.#features(terms);
    const norm = Math.hypot(...features.map(({ weight }) => weight));
    if (this.#stamp > 4_000_000_000) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    for (const { stem, weight } of features) {
      const term = this.#indexes.get(stem);
      if (term === undefined) continue;
      const stamp = ++this.#stamp;
      const share = (weight * this.#idf[term]!) / norm;
      this.#addTerm(term, share, stamp, true);
      const { synonyms, synonymShares } = this.#table;
      for (let at = term * synonymsOfTerm; at < (term + 1) * synonymsOfTerm && synonyms[at] !== noSynonym; at++)
        this.#addTerm(synonyms[at]!, (share * synonymShares[at]!) / 255, stamp, false);
    }
  }

  #touch(label: number): void {
    if (this.#isTouched[label] === 1) return;
    this.#isTouched[label] = 1;
    this.#touched[this.#touchedCount++] = label;
  }

  #addTerm(term: number, share: number, stamp: number, isTyped: boolean): void {
    for (let index = this.#starts[term]!; index < this.#starts[term + 1]!; index++) {
      const posting = this.#postings[index]!;
      const label = posting >>> 1;
      if (this.#stamps[label] === stamp) continue;
      this.#stamps[label] = stamp;
      this.#touch(label);
      const score = (posting & 1 ? share * partShare : share) / this.#norms[label]!;
      this.#synonymScores[label]! += score;
      if (isTyped) this.#wordScores[label]! += score;
    }
  }

  #features(terms: readonly WeightedWord[]): Feature[] {
    const rarest = Math.log(1 + this.#scores.best.length);
    const weightOf = (stem: string) => this.#idf[this.#indexes.get(stem) ?? -1] ?? rarest;
    const features = new Map<string, Feature>();
    const add = (stem: string, share: number) => {
      const weight = weightOf(stem) * share;
      if ((features.get(stem)?.weight ?? 0) < weight) features.set(stem, { stem, weight });
    };
    for (const { stem, share } of terms) add(stem, share);
    const commonness = (stem: string) => this.#counts[this.#indexes.get(stem) ?? -1] ?? 0;
    for (const { stem, text, share } of terms) {
      // An unknown word may be a compound in any language: aftersales.
      if (!hasCompounds(this.language) && this.#indexes.has(stem)) continue;
      for (const part of splitCompound(text, this.language, commonness)) add(part, share * partShare);
    }
    return [...features.values()];
  }
}
