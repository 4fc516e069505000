import { type LabelTable, type LabelWords, noPivot, partOfWord, pivotsOfTerm, termMask } from './concept-tables.ts';

/** A term that shares less of its concepts is another one. */
const minShare = 0.25;
/** And one that shares much less of them than the best. */
const minOfBest = 0.6;
const partShare = 0.6;

/** Terms of a concept with the share of its labels that hold each, and the concepts of each term. */
interface Occurrences {
  readonly ofConcept: readonly ReadonlyMap<number, number>[];
  readonly ofTerm: readonly (readonly (readonly [concept: number, share: number])[])[];
  readonly norms: Float64Array;
}

/** Translates the terms of a language into another one: a term is what occurs in the labels of the same concepts. */
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
  const [own, other] = [occurrences(table, concepts), occurrences(into, concepts)];
  own.ofTerm.forEach((held, term) => {
    const sums = new Map<number, number>();
    for (const [concept, share] of held) {
      for (const [candidate, weight] of other.ofConcept[concept]!)
        sums.set(candidate, (sums.get(candidate) ?? 0) + share * weight);
    }
    const likeness = [...sums].map(
      ([candidate, sum]) => [candidate, sum / (own.norms[term]! * other.norms[candidate]!)] as const,
    );
    const best = likeness.toSorted((one, next) => next[1] - one[1] || one[0] - next[0]).slice(0, pivotsOfTerm);
    const least = Math.max(minShare, (best[0]?.[1] ?? 0) * minOfBest);
    best.forEach(([candidate, share], place) => {
      if (share < least) return;
      pivots[term * pivotsOfTerm + place] = candidate;
      pivotShares[term * pivotsOfTerm + place] = Math.round(Math.min(1, share) * 255);
    });
  });
  return { pivots, pivotShares };
}

function occurrences({ terms, labelStarts, labelTerms, labelConcepts }: LabelWords, concepts: number): Occurrences {
  const ofConcept = Array.from({ length: concepts }, () => new Map<number, number>());
  const labelsOf = new Uint32Array(concepts);
  labelConcepts.forEach((concept, label) => {
    labelsOf[concept]!++;
    const own = ofConcept[concept]!;
    for (let place = labelStarts[label]!; place < labelStarts[label + 1]!; place++) {
      const term = labelTerms[place]! & termMask;
      own.set(term, (own.get(term) ?? 0) + (labelTerms[place]! & partOfWord ? partShare : 1));
    }
  });
  const ofTerm: [number, number][][] = terms.map(() => []);
  const norms = new Float64Array(terms.length);
  ofConcept.forEach((own, concept) => {
    for (const [term, count] of own) {
      const share = Math.sqrt(count / labelsOf[concept]!);
      own.set(term, share);
      ofTerm[term]!.push([concept, share]);
      norms[term]! += share * share;
    }
  });
  norms.forEach((sum, term) => (norms[term] = Math.sqrt(sum) || 1));
  return { ofConcept, ofTerm, norms };
}
