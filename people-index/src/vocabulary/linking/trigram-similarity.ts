import { type LabelWords, partOfWord, termMask } from './concept-tables.ts';

/** Number of hash values of trigrams. */
const slots = 1 << 16;
/** A word that shares a smaller fraction of the text's trigrams shares them by chance. */
const minShare = 0.04;

/** Similarity between a text and the labels of one language, by the trigrams of their words, weighted by rarity. */
export class TrigramSimilarity {
  readonly #starts = new Uint32Array(slots + 1);
  readonly #terms: Uint16Array;
  /** Squared weights, by trigram. */
  readonly #weights = new Float32Array(slots);
  readonly #norms: Float32Array;
  readonly #shared: Float32Array;

  constructor(table: LabelWords, concepts: number) {
    const runs = table.terms.map((term) => trigramsOf(term));
    for (const run of runs) for (const gram of run) this.#starts[gram + 1]!++;
    for (let slot = 0; slot < slots; slot++) this.#starts[slot + 1]! += this.#starts[slot]!;
    this.#terms = new Uint16Array(this.#starts[slots]!);
    const next = this.#starts.slice();
    runs.forEach((run, term) => run.forEach((gram) => (this.#terms[next[gram]!++] = term)));
    this.#weigh(table, runs, concepts);
    this.#norms = normsOf(table, runs, this.#weights);
    this.#shared = new Float32Array(table.terms.length);
  }

  /** Weighs trigrams by their inverse frequency in concepts, as `LabelIndex` weighs words. */
  #weigh(
    { labelConcepts, labelStarts, labelTerms }: LabelWords,
    runs: readonly (readonly number[])[],
    concepts: number,
  ): void {
    const counts = new Uint32Array(slots);
    const last = new Int32Array(slots).fill(-1);
    const lastOfTerm = new Int32Array(runs.length).fill(-1);
    labelConcepts.forEach((concept, label) => {
      for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
        const term = labelTerms[index]!;
        if (term & partOfWord || lastOfTerm[term] === concept) continue;
        lastOfTerm[term] = concept;
        for (const gram of runs[term]!) {
          if (last[gram] !== concept) counts[gram]!++;
          last[gram] = concept;
        }
      }
    });
    for (let slot = 0; slot < slots; slot++) this.#weights[slot] = Math.log(1 + concepts / (1 + counts[slot]!)) ** 2;
  }

  /**
   * Calls `visit` with each term that shares trigrams with the words, and its contribution to the similarity of a
   * label, which is still to be divided by `normOf`.
   */
  scoreTerms(words: readonly string[], visit: (term: number, share: number) => void): void {
    const grams = new Set(words.flatMap((word) => trigramsOf(word)));
    let sum = 0;
    const touched: number[] = [];
    for (const gram of grams) {
      const weight = this.#weights[gram]!;
      sum += weight;
      for (let index = this.#starts[gram]!; index < this.#starts[gram + 1]!; index++) {
        const term = this.#terms[index]!;
        if (this.#shared[term] === 0) touched.push(term);
        this.#shared[term]! += weight;
      }
    }
    const norm = Math.sqrt(sum) || 1;
    for (const term of touched) {
      if (this.#shared[term]! >= sum * minShare) visit(term, this.#shared[term]! / norm);
      this.#shared[term] = 0;
    }
  }

  normOf(label: number): number {
    return this.#norms[label]!;
  }
}

function normsOf(
  { labelConcepts, labelStarts, labelTerms }: LabelWords,
  runs: readonly (readonly number[])[],
  weights: Float32Array,
): Float32Array {
  const sums = Float32Array.from(runs, (run) => run.reduce((sum, gram) => sum + weights[gram]!, 0));
  return Float32Array.from(labelConcepts, (_, label) => {
    let sum = 0;
    for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
      const term = labelTerms[index]!;
      if ((term & partOfWord) === 0) sum += sums[term & termMask]!;
    }
    return Math.sqrt(sum) || 1;
  });
}

/** The distinct trigrams of a word, padded with `_` at both ends, as hash values. Ignores letters beyond the first 60. */
function trigramsOf(word: string): number[] {
  const padded = `_${word}_`;
  const grams = new Set<number>();
  for (let start = 0; start + 3 <= padded.length && start < 60; start++) {
    const code = padded.charCodeAt(start) * 961 + padded.charCodeAt(start + 1) * 31 + padded.charCodeAt(start + 2);
    grams.add((code * 2_654_435_761) >>> 16);
  }
  return [...grams];
}
