import { type LabelTable, noPivot, partOfWord, pivotsOfTerm, termMask } from './concept-tables.ts';
import { hasCompounds, splitCompound } from './split-compound.ts';
import { stem as stemOf } from './stem.ts';
import { TermGrams } from './term-grams.ts';

/** How much a part of a compound tells, compared with a word. */
const partShare = 0.7;
/** Less alike is by chance; and what a word tells at most that is only alike. */
const leastAlike = 0.35;
const alikeShare = 0.9;
/** Words alike that stand for a word at most. */
const mostAlike = 24;

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
  /** The best label of each concept, 0 to 1. */
  readonly best: Float32Array;
  /** All labels of each concept together, 0 to 1. */
  readonly whole: Float32Array;
  /** The best label itself. */
  readonly label: Int32Array;
}

/** Finds the labels of one language that resemble a text: words and parts of words weighted by their rarity, words alike for a share. */
export class LabelIndex {
  readonly language: string;
  readonly #table: LabelTable;
  readonly #idf: Float32Array;
  readonly #norms: Float32Array;
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #conceptNorms: Float32Array;
  readonly #places = new Map<string, number>();
  readonly #counts: Uint32Array;
  readonly #grams: TermGrams;
  readonly #labelScores: Float32Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
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
    this.#grams = new TermGrams(terms);
    this.#conceptNorms = this.#normsOfConcepts(concepts);
    this.#labelScores = new Float32Array(labels);
    this.#stamps = new Uint32Array(labels);
    this.#found = {
      concepts: [],
      best: new Float32Array(concepts),
      whole: new Float32Array(concepts),
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

  #normsOfConcepts(concepts: number): Float32Array {
    const { labelStarts, labelTerms, labelConcepts } = this.#table;
    const norms = new Float32Array(concepts);
    const sums = new Map<number, number>();
    let label = 0;
    while (label < labelConcepts.length) {
      const concept = labelConcepts[label]!;
      sums.clear();
      for (; label < labelConcepts.length && labelConcepts[label] === concept; label++) {
        for (let place = labelStarts[label]!; place < labelStarts[label + 1]!; place++) {
          const term = labelTerms[place]! & termMask;
          const weight = this.#idf[term]! * (labelTerms[place]! & partOfWord ? partShare : 1);
          sums.set(term, (sums.get(term) ?? 0) + weight / this.#norms[label]!);
        }
      }
      norms[concept] = Math.sqrt(sums.values().reduce((sum, value) => sum + value * value, 0));
    }
    return norms;
  }

  /** Whether a label is the preferred one of its concept. */
  isPreferred(label: number): boolean {
    const { labelConcepts } = this.#table;
    return label === 0 || labelConcepts[label - 1] !== labelConcepts[label];
  }

  rarity(term: number): number {
    return this.#idf[term] ?? 0;
  }

  /** What a word is in the first language of the tables, or each part of a compound; the shares relative to the likeliest. [] for unknown words. */
  pivotsOf(word: string): (readonly (readonly [term: number, share: number])[])[] {
    const own = this.#places.get(stemOf(word, this.language));
    if (own !== undefined) return [this.#pivotsOfTerm(own)];
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

  /** The labels of a concept, each as what its words are in the first language. */
  labelsOf(concept: number): (readonly (readonly [term: number, share: number])[])[][] {
    const { labelConcepts, labelStarts, labelTerms } = this.#table;
    const labels: (readonly (readonly [number, number])[])[][] = [];
    for (let label = labelConcepts.indexOf(concept); label >= 0 && labelConcepts[label] === concept; label++) {
      const terms = [...labelTerms.subarray(labelStarts[label], labelStarts[label + 1])];
      const whole = terms.filter((term) => (term & partOfWord) === 0);
      labels.push(whole.map((term) => this.#pivotsOfTerm(term)));
    }
    return labels;
  }

  knows(term: string): boolean {
    return this.#places.has(term);
  }

  /** Valid until the next call. */
  find(terms: readonly QueryTerm[]): ConceptScores {
    const found = this.#found;
    for (const concept of found.concepts) found.best[concept] = found.whole[concept] = 0;
    found.concepts.length = 0;
    const features = this.#features(terms);
    const norm = Math.hypot(...features.map(({ weight }) => weight));
    const touched: number[] = [];
    if (this.#stamp > 4_000_000_000) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    for (const { stem, weight } of features) {
      const stamp = ++this.#stamp;
      for (const [term, likeness] of this.#alike(stem)) {
        const own = (weight * likeness * this.#idf[term]!) / norm;
        for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++) {
          const posting = this.#postings[place]!;
          const label = posting >>> 1;
          if (this.#stamps[label] === stamp) continue;
          this.#stamps[label] = stamp;
          if (this.#labelScores[label] === 0) touched.push(label);
          this.#labelScores[label]! += (posting & 1 ? own * partShare : own) / this.#norms[label]!;
        }
      }
    }
    for (const label of touched) {
      const score = this.#labelScores[label]!;
      this.#labelScores[label] = 0;
      const concept = this.#table.labelConcepts[label]!;
      if (found.whole[concept] === 0) found.concepts.push(concept);
      found.whole[concept]! += score / this.#conceptNorms[concept]!;
      if (score > found.best[concept]!) {
        found.best[concept] = score;
        found.label[concept] = label;
      }
    }
    return found;
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
    if (hasCompounds(this.language)) {
      const commonness = (stem: string) => this.#counts[this.#places.get(stem) ?? -1] ?? 0;
      for (const { text, share } of terms)
        for (const part of splitCompound(text, this.language, commonness)) add(part, share * partShare);
    }
    return [...features.values()];
  }

  /** The word itself and those spelled like it, the most alike first. */
  #alike(stem: string): readonly (readonly [term: number, likeness: number])[] {
    const own = this.#places.get(stem);
    const alike = this.#grams
      .alike(stem, mostAlike, leastAlike)
      .map(([term, likeness]) => [term, likeness * likeness * alikeShare] as const);
    return own === undefined ? alike : [[own, 1], ...alike.filter(([term]) => term !== own)];
  }
}
