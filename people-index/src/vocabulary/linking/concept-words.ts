import { type ConceptTables, type LabelTable, noPivot, partOfWord, pivotsOfTerm, termMask } from './concept-tables.ts';

const partShare = 0.5;
/** Rarer in the labels of a concept is by chance. */
const minShare = 0.15;

/** The words of the first language that the labels of each concept hold, in any language: the concepts of each word, and how much it tells of them. */
export function pivotWords(
  tables: readonly LabelTable[],
  concepts: number,
): Pick<ConceptTables, 'wordStarts' | 'wordConcepts' | 'wordShares'> {
  const bags = Array.from({ length: concepts }, () => new Map<number, number>());
  for (const table of tables) addLabels(table, bags);
  const words = tables[0]!.terms.length;
  const held = new Uint32Array(words + 1);
  for (const bag of bags) {
    for (const [word, share] of bag) if (share < minShare) bag.delete(word);
    for (const word of bag.keys()) held[word + 1]!++;
  }
  const rarity = (word: number) => Math.log(1 + concepts / (1 + held[word + 1]!));
  const weights = bags.map((bag) => {
    const own = [...bag].map(([word, share]) => [word, Math.sqrt(share) * rarity(word)] as const);
    const norm = Math.hypot(...own.map(([, weight]) => weight)) || 1;
    return own.map(([word, weight]) => [word, weight / norm] as const);
  });
  const wordStarts = held.slice();
  for (let word = 0; word < words; word++) wordStarts[word + 1]! += wordStarts[word]!;
  const wordConcepts = new Uint16Array(wordStarts[words]!);
  const wordShares = new Uint8Array(wordStarts[words]!);
  const next = wordStarts.slice();
  weights.forEach((own, concept) => {
    for (const [word, weight] of own) {
      const place = next[word]!++;
      wordConcepts[place] = concept;
      wordShares[place] = Math.round(weight * 255);
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
    for (let place = labelStarts[label]!; place < labelStarts[label + 1]!; place++) {
      const term = labelTerms[place]!;
      const start = (term & termMask) * pivotsOfTerm;
      const share = (term & partOfWord ? partShare : 1) / labelsOf[concept]! / 255;
      for (let at = start; at < start + pivotsOfTerm; at++) {
        const word = pivots[at]!;
        if (word !== noPivot) bag.set(word, (bag.get(word) ?? 0) + share * pivotShares[at]!);
      }
    }
  });
}
