import { type LabelTable, type LabelWords, noSynonym, synonymsOfTerm, termMask } from './concept-tables.ts';

/** Maximum number of labels of a concept that are compared with each other. */
const maxLabels = 25;
/** Maximum number of words in which two labels may differ; otherwise the words do not correspond to each other. */
const maxWords = 3;
/** Weight of words from labels that have no word in common. */
const withoutCommonWord = 0.5;
/** Added to the number of concepts of a term, to discount terms with few occurrences. */
const caution = 2;
/** Minimum share of a synonym, before scaling. */
const minShare = 0.05;
/** Factor by which shares are scaled before they are capped at 1: they are small, because words have many synonyms. */
const scale = 8;

/** Finds the words that replace each other in labels of the same concept: `Golflehrer` and `Golftrainer`, `Chef` and `Leiter`. */
export function termSynonyms(table: LabelWords): Pick<LabelTable, 'synonyms' | 'synonymShares'> {
  const { terms, labelConcepts } = table;
  const found = terms.map(() => new Map<number, number>());
  const concepts = new Uint32Array(terms.length);
  for (let start = 0, end = 0; start < labelConcepts.length; start = end) {
    while (labelConcepts[end] === labelConcepts[start]) end++;
    const labels = Array.from({ length: end - start }, (_, index) => termsOf(table, start + index));
    for (const term of new Set(labels.flatMap((label) => [...label]))) concepts[term]!++;
    addExchanged(labels.slice(0, maxLabels), found);
  }
  const synonyms = new Uint16Array(terms.length * synonymsOfTerm).fill(noSynonym);
  const synonymShares = new Uint8Array(terms.length * synonymsOfTerm);
  found.forEach((others, term) => {
    const shares = [...others].map(
      ([other, weight]) =>
        [other, weight / Math.sqrt((concepts[term]! + caution) * (concepts[other]! + caution))] as const,
    );
    const best = shares
      .filter(([, share]) => share > minShare)
      .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, synonymsOfTerm);
    best.forEach(([other, share], index) => {
      synonyms[term * synonymsOfTerm + index] = other;
      synonymShares[term * synonymsOfTerm + index] = Math.round(Math.min(1, share * scale) * 255);
    });
  });
  return { synonyms, synonymShares };
}

function termsOf({ labelStarts, labelTerms }: LabelWords, label: number): Set<number> {
  return new Set(
    Array.from(labelTerms.subarray(labelStarts[label], labelStarts[label + 1]), (term) => term & termMask),
  );
}

/** Adds the pairs of words in which labels of a concept differ, each with the weight of the best pair of labels. */
function addExchanged(labels: readonly ReadonlySet<number>[], found: readonly Map<number, number>[]): void {
  const weights = new Map<number, Map<number, number>>();
  for (const one of labels) {
    for (const other of labels) {
      const [onlyInOne, onlyInOther] = [one.difference(other), other.difference(one)];
      if (onlyInOne.size === 0 || onlyInOther.size === 0 || onlyInOne.size > maxWords || onlyInOther.size > maxWords)
        continue;
      const weight = (onlyInOne.size < one.size ? 1 : withoutCommonWord) / (onlyInOne.size * onlyInOther.size);
      for (const term of onlyInOne) {
        const known = weights.get(term) ?? new Map<number, number>();
        weights.set(term, known);
        for (const next of onlyInOther) known.set(next, Math.max(known.get(next) ?? 0, weight));
      }
    }
  }
  for (const [term, known] of weights)
    for (const [other, weight] of known) found[term]!.set(other, (found[term]!.get(other) ?? 0) + weight);
}
