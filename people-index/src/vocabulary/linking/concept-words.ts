import { type ConceptTables, type LabelTable, noPivot, partOfWord, pivotsOfTerm, termMask } from './concept-tables.ts';

/** Weight of a part of a compound relative to a word. */
const partShare = 0.5;
/** Minimum total share of a word in the labels of a concept, summed over languages; a lower one is due to chance. */
const minShare = 0.15;

/** Inverted index from the words of the first language to the concepts whose labels, in any language, translate to them, with weights. */
export function conceptWords(
  tables: readonly LabelTable[],
  concepts: number,
): Pick<ConceptTables, 'wordStarts' | 'wordConcepts' | 'wordShares'> {
  const bags = Array.from({ length: concepts }, () => new Map<number, number>());
  for (const table of tables) addLabels(table, bags);
  const words = tables[0]!.terms.length;
  const counts = new Uint32Array(words + 1);
  for (const bag of bags) {
    for (const [word, share] of bag) if (share < minShare) bag.delete(word);
    for (const word of bag.keys()) counts[word + 1]!++;
  }
  const rarity = (word: number) => Math.log(1 + concepts / (1 + counts[word + 1]!));
  const weights = bags.map((bag) => {
    const weighted = [...bag].map(([word, share]) => [word, Math.sqrt(share) * rarity(word)] as const);
    const norm = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return weighted.map(([word, weight]) => [word, weight / norm] as const);
  });
  const wordStarts = counts.slice();
  for (let word = 0; word < words; word++) wordStarts[word + 1]! += wordStarts[word]!;
  const wordConcepts = new Uint16Array(wordStarts[words]!);
  const wordShares = new Uint8Array(wordStarts[words]!);
  const next = wordStarts.slice();
  weights.forEach((weighted, concept) => {
    for (const [word, weight] of weighted) {
      const index = next[word]!++;
      wordConcepts[index] = concept;
      wordShares[index] = Math.round(weight * 255);
    }
  });
  return { wordStarts, wordConcepts, wordShares };
}

function addLabels(table: LabelTable, bags: readonly Map<number, number>[]): void {
  const { labelConcepts, labelStarts, labelTerms, pivots, pivotShares } = table;
  const labelsOf = new Uint32Array(bags.length);
  for (const concept of labelConcepts) labelsOf[concept]!++;
  labelConcepts.forEach((concept, label) => {
    const bag = bags[concept]!;
    for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
      const term = labelTerms[index]!;
      const start = (term & termMask) * pivotsOfTerm;
      const share = (term & partOfWord ? partShare : 1) / labelsOf[concept]! / 255;
      for (let at = start; at < start + pivotsOfTerm; at++) {
        const word = pivots[at]!;
        if (word !== noPivot) bag.set(word, (bag.get(word) ?? 0) + share * pivotShares[at]!);
      }
    }
  });
}
