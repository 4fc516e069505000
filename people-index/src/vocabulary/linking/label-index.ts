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
import { LetterLikeness } from './trigram-similarity.ts';
import { hasCompounds, splitCompound } from '../words/split-compound.ts';
import { stem as stemOf } from '../words/stem.ts';

/** How much a part of a compound tells, compared with a word. */
const partShare = 0.7;
/** How much the letters tell of a label, compared with its words. */
const lettersShare = 0.6;
/** Of a label that has no word of the text: less alike is by chance. */
const minAlike = 0.2;
/** The likeness of a label that has other words, at the same letters. */
const misspelledShare = 0.9;

/** Labels that have a word that none has, for comparison with other languages. */
const unseen = 0.1;

/** Languages that name who does the work first, and last: `ingénieur qualité`, `quality engineer`. In others either may be. */
const headFirst: ReadonlySet<string> = new Set(['fr', 'it', 'es', 'pt', 'ro', 'pl']);
const headLast: ReadonlySet<string> = new Set(['en', 'nl', 'hu']);

/** A word of a query, as a stem, with its share of the whole. */
export interface QueryTerm {
  readonly stem: string;
  readonly text: string;
  readonly share: number;
}

interface Feature {
  readonly stem: string;
  readonly weight: number;
}

/** How well the labels of one language match, by concept. */
export interface ConceptScores {
  /** Concepts of which a label matches. */
  readonly concepts: readonly number[];
  /** The best label of each concept, 0 to 1: its words, words that stand for them, and its letters. */
  readonly best: Float32Array;
  /** All labels of each concept together, 0 to 1. */
  readonly whole: Float32Array;
  /** How well a label of each concept has the very words, 0 to 1: 1 for the same, and less for misspelled ones. */
  readonly likeness: Float32Array;
  /** The label of `likeness`. */
  readonly label: Int32Array;
}

/**
 * Finds the labels of one language that resemble a text: words and parts of words weighted by their rarity, words that stand for them, and their letters. It is one file because each
 * of these adds to the same scores, in arrays that are used again for the next text.
 */
export class LabelIndex {
  readonly language: string;
  readonly words: LabelWordDictionary;
  readonly #table: LabelTable;
  readonly #idf: Float32Array;
  readonly #norms: Float32Array;
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  /** Labels of each concept. */
  readonly #labelsOf: Uint32Array;
  readonly #places = new Map<string, number>();
  readonly #counts: Uint32Array;
  readonly #letters: LetterLikeness;
  /** Of each label: the very words, with those that stand for them, and the letters. */
  readonly #words: Float32Array;
  readonly #meant: Float32Array;
  readonly #alike: Float32Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
  /** Of each label that is alike enough, a term has at least this share. */
  readonly #minShares: Float32Array;
  /** The labels that have a word, or may be alike enough; each once. */
  readonly #met: Uint32Array;
  readonly #isMet: Uint8Array;
  #countMet = 0;
  readonly #found: ConceptScores & { concepts: number[] };

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
      for (let place = labelStarts[label]!; place < labelStarts[label + 1]!; place++) {
        const term = labelTerms[place]!;
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
      for (let place = labelStarts[label]!; place < labelStarts[label + 1]!; place++) {
        const weight = this.#idf[labelTerms[place]! & termMask]! * (labelTerms[place]! & partOfWord ? partShare : 1);
        sum += weight * weight;
      }
      this.#norms[label] = Math.sqrt(sum);
    }
    terms.forEach((term, place) => this.#places.set(term, place));
    this.#letters = new LetterLikeness(table, concepts);
    this.words = new LabelWordDictionary(table, this.#counts);
    this.#labelsOf = new Uint32Array(concepts);
    for (const concept of labelConcepts) this.#labelsOf[concept]!++;
    this.#words = new Float32Array(labels);
    this.#meant = new Float32Array(labels);
    this.#alike = new Float32Array(labels);
    this.#stamps = new Uint32Array(labels);
    this.#met = new Uint32Array(labels);
    this.#isMet = new Uint8Array(labels);
    this.#minShares = Float32Array.from(labelConcepts, (_, label) => {
      const words = labelStarts[label + 1]! - labelStarts[label]!;
      return (minAlike * this.#letters.normOf(label)) / words;
    });
    this.#found = {
      concepts: [],
      best: new Float32Array(concepts),
      whole: new Float32Array(concepts),
      likeness: new Float32Array(concepts),
      label: new Int32Array(concepts),
    };
  }

  /** By concepts, not by labels: a concept with thirty labels of one word does not make the word common. */
  #rarity(concepts: number): Float32Array {
    const { terms, labelConcepts } = this.#table;
    const idf = new Float32Array(terms.length);
    for (let term = 0; term < terms.length; term++) {
      let count = 0;
      let last = -1;
      for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
        const posting = this.#postings[place]!;
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

  /** Whether a stem is all of a label, its parts aside. */
  isLabel(stem: string): boolean {
    const term = this.#places.get(stem);
    if (term === undefined) return false;
    const { labelStarts, labelTerms } = this.#table;
    for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
      const posting = this.#postings[place]!;
      if (posting % 2 === 1) continue;
      const words = labelTerms.subarray(labelStarts[posting >>> 1]!, labelStarts[(posting >>> 1) + 1]!);
      if (words.every((own) => (own & partOfWord) !== 0 || (own & termMask) === term)) return true;
    }
    return false;
  }

  /** The share of the labels with a word, by itself or its number, in which it is who does the work, as its place tells: of `engineer`, but not of `engineering`. */
  shareAsHead(word: string | number): number {
    const term = typeof word === 'number' ? word : this.#places.get(stemOf(word, this.language));
    if (term === undefined) return 0;
    const { labelStarts, labelTerms } = this.#table;
    const [mayBeFirst, mayBeLast] = [!headLast.has(this.language), !headFirst.has(this.language)];
    let heads = 0;
    for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
      const posting = this.#postings[place]!;
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

  /** What a word is in the first language of the tables, or each part of a compound; the shares relative to the likeliest. [] for unknown words. */
  pivotsOf(word: string): (readonly (readonly [term: number, share: number])[])[] {
    const own = this.#places.get(stemOf(word, this.language));
    if (own !== undefined) return [this.#pivotsOfTerm(own)];
    if (!hasCompounds(this.language)) return [];
    const commonness = (part: string) => this.#counts[this.#places.get(part) ?? -1] ?? 0;
    return splitCompound(word, this.language, commonness).map((part) => this.#pivotsOfTerm(this.#places.get(part)!));
  }

  #pivotsOfTerm(term: number): (readonly [term: number, share: number])[] {
    const { pivots, pivotShares } = this.#table;
    const start = term * pivotsOfTerm;
    const best = pivotShares[start]! || 1;
    const found: (readonly [number, number])[] = [];
    for (let place = start; place < start + pivotsOfTerm; place++) {
      if (pivots[place] !== noPivot) found.push([pivots[place]!, pivotShares[place]! / best]);
    }
    return found;
  }

  knows(term: string): boolean {
    return this.#places.has(term);
  }

  /** The share of the labels that have a term, of all words; more than 0 for those that none has. */
  commonness(term: string): number {
    return ((this.#counts[this.#places.get(term) ?? -1] ?? 0) + unseen) / this.#norms.length;
  }

  /** Valid until the next call. */
  find(terms: readonly QueryTerm[]): ConceptScores {
    const found = this.#foundAnew();
    this.#addWords(terms);
    this.#addLetters(terms);
    const { labelConcepts } = this.#table;
    for (let place = 0; place < this.#countMet; place++) {
      const label = this.#met[place]!;
      const alike = this.#alike[label]! / this.#letters.normOf(label);
      const words = this.#words[label]!;
      const meant = this.#meant[label]!;
      this.#words[label] = this.#meant[label] = this.#isMet[label] = 0;
      if (meant === 0 && alike < minAlike) continue;
      const concept = labelConcepts[label]!;
      const score = meant + lettersShare * (alike - meant);
      if (found.whole[concept] === 0) found.concepts.push(concept);
      found.whole[concept]! += score * score * score;
      if (score > found.best[concept]!) found.best[concept] = score;
      const likeness = Math.max(words, alike * alike * misspelledShare);
      const best = found.likeness[concept]!;
      if (likeness > best || (likeness === best && label < found.label[concept]!)) {
        found.likeness[concept] = likeness;
        found.label[concept] = label;
      }
    }
    this.#countMet = 0;
    this.#alike.fill(0);
    for (const concept of found.concepts)
      found.whole[concept] = Math.cbrt(found.whole[concept]! / Math.sqrt(this.#labelsOf[concept]! + 1));
    return found;
  }

  /** How alike the labels of each concept are by their letters alone: the best of each, 0 to 1. Valid until the next call. */
  findLetters(terms: readonly QueryTerm[]): Pick<ConceptScores, 'concepts' | 'best'> {
    const found = this.#foundAnew();
    this.#addLetters(terms);
    const { labelConcepts } = this.#table;
    for (let place = 0; place < this.#countMet; place++) {
      const label = this.#met[place]!;
      const alike = this.#alike[label]! / this.#letters.normOf(label);
      this.#isMet[label] = 0;
      if (alike < minAlike) continue;
      const concept = labelConcepts[label]!;
      if (found.best[concept] === 0) found.concepts.push(concept);
      if (alike > found.best[concept]!) found.best[concept] = alike;
    }
    this.#countMet = 0;
    this.#alike.fill(0);
    return found;
  }

  #foundAnew(): ConceptScores & { concepts: number[] } {
    const found = this.#found;
    for (const concept of found.concepts) found.best[concept] = found.whole[concept] = found.likeness[concept] = 0;
    found.concepts.length = 0;
    return found;
  }

  #addLetters(terms: readonly QueryTerm[]): void {
    this.#letters.share(
      terms.map(({ stem }) => stem),
      (term, share) => {
        for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
          const posting = this.#postings[place]!;
          if ((posting & 1) === 1) continue;
          const label = posting >>> 1;
          this.#alike[label]! += share;
          if (share >= this.#minShares[label]!) this.#meet(label);
        }
      },
    );
  }

  #addWords(terms: readonly QueryTerm[]): void {
    const features = this.#features(terms);
    const norm = Math.hypot(...features.map(({ weight }) => weight));
    if (this.#stamp > 4_000_000_000) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    for (const { stem, weight } of features) {
      const own = this.#places.get(stem);
      if (own === undefined) continue;
      const stamp = ++this.#stamp;
      const share = (weight * this.#idf[own]!) / norm;
      this.#addTerm(own, share, stamp, true);
      const { synonyms, synonymShares } = this.#table;
      for (let at = own * synonymsOfTerm; at < (own + 1) * synonymsOfTerm && synonyms[at] !== noSynonym; at++)
        this.#addTerm(synonyms[at]!, (share * synonymShares[at]!) / 255, stamp, false);
    }
  }

  #meet(label: number): void {
    if (this.#isMet[label] === 1) return;
    this.#isMet[label] = 1;
    this.#met[this.#countMet++] = label;
  }

  #addTerm(term: number, share: number, stamp: number, isTyped: boolean): void {
    for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
      const posting = this.#postings[place]!;
      const label = posting >>> 1;
      if (this.#stamps[label] === stamp) continue;
      this.#stamps[label] = stamp;
      this.#meet(label);
      const score = (posting & 1 ? share * partShare : share) / this.#norms[label]!;
      this.#meant[label]! += score;
      if (isTyped) this.#words[label]! += score;
    }
  }

  #features(terms: readonly QueryTerm[]): Feature[] {
    const rarest = Math.log(1 + this.#found.best.length);
    const weightOf = (stem: string) => this.#idf[this.#places.get(stem) ?? -1] ?? rarest;
    const features = new Map<string, Feature>();
    const add = (stem: string, share: number) => {
      const weight = weightOf(stem) * share;
      if ((features.get(stem)?.weight ?? 0) < weight) features.set(stem, { stem, weight });
    };
    for (const { stem, share } of terms) add(stem, share);
    const commonness = (stem: string) => this.#counts[this.#places.get(stem) ?? -1] ?? 0;
    for (const { stem, text, share } of terms) {
      // A word that no label has may be two that it is written of in any language: aftersales.
      if (!hasCompounds(this.language) && this.#places.has(stem)) continue;
      for (const part of splitCompound(text, this.language, commonness)) add(part, share * partShare);
    }
    return [...features.values()];
  }
}
