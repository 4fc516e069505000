import { type LabelTable, type LabelWords, noPivot, partOfWord, pivotsOfTerm, termMask } from './concept-tables.ts';

/** Minimum cosine similarity of a translation. */
const minShare = 0.25;
/** Minimum similarity of a translation, as a fraction of that of the best one. */
const minOfBest = 0.6;
/** Weight of a part of a compound relative to a word. */
const partShare = 0.6;

/** The terms of each concept, weighted by the share of its labels that contain them, and the concepts of each term. */
interface Occurrences {
  readonly ofConcept: readonly ReadonlyMap<number, number>[];
  readonly ofTerm: readonly (readonly (readonly [concept: number, share: number])[])[];
  readonly norms: Float64Array;
}

/** Translates the terms of one language into another: the translations of a term occur in labels of the same concepts. */
export function termPivots(
  table: LabelWords,
  into: LabelWords,
  concepts: number,
): Pick<LabelTable, 'pivots' | 'pivotShares'> {
  const pivots = new Uint16Array(table.terms.length * pivotsOfTerm).fill(noPivot);
  const pivotShares = new Uint8Array(table.terms.length * pivotsOfTerm);
  if (table === into) {
    table.terms.forEach((_, term) => {
      pivots[term * pivotsOfTerm] = term;
      pivotShares[term * pivotsOfTerm] = 255;
    });
    return { pivots, pivotShares };
  }
  const [source, target] = [occurrences(table, concepts), occurrences(into, concepts)];
  source.ofTerm.forEach((occurrencesOfTerm, term) => {
    const sums = new Map<number, number>();
    for (const [concept, share] of occurrencesOfTerm) {
      for (const [candidate, weight] of target.ofConcept[concept]!)
        sums.set(candidate, (sums.get(candidate) ?? 0) + share * weight);
    }
    const similarities = [...sums].map(
      ([candidate, sum]) => [candidate, sum / (source.norms[term]! * target.norms[candidate]!)] as const,
    );
    const best = similarities.toSorted((one, next) => next[1] - one[1] || one[0] - next[0]).slice(0, pivotsOfTerm);
    const minSimilarity = Math.max(minShare, (best[0]?.[1] ?? 0) * minOfBest);
    best.forEach(([candidate, share], index) => {
      if (share < minSimilarity) return;
      pivots[term * pivotsOfTerm + index] = candidate;
      pivotShares[term * pivotsOfTerm + index] = Math.round(Math.min(1, share) * 255);
    });
  });
  return { pivots, pivotShares };
}

function occurrences({ terms, labelStarts, labelTerms, labelConcepts }: LabelWords, concepts: number): Occurrences {
  const ofConcept = Array.from({ length: concepts }, () => new Map<number, number>());
  const labelsOf = new Uint32Array(concepts);
  labelConcepts.forEach((concept, label) => {
    labelsOf[concept]!++;
    const termWeights = ofConcept[concept]!;
    for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
      const term = labelTerms[index]! & termMask;
      termWeights.set(term, (termWeights.get(term) ?? 0) + (labelTerms[index]! & partOfWord ? partShare : 1));
    }
  });
  const ofTerm: [number, number][][] = terms.map(() => []);
  const norms = new Float64Array(terms.length);
  ofConcept.forEach((termWeights, concept) => {
    for (const [term, count] of termWeights) {
      const share = Math.sqrt(count / labelsOf[concept]!);
      termWeights.set(term, share);
      ofTerm[term]!.push([concept, share]);
      norms[term]! += share * share;
    }
  });
  norms.forEach((sum, term) => (norms[term] = Math.sqrt(sum) || 1));
  return { ofConcept, ofTerm, norms };
}
