import type { ConceptTables } from './concept-tables.ts';
import type { LinkedConcept } from './concept-linker.ts';

/** Maximum number of concepts whose positions are averaged. */
const maxAveraged = 10;
/** Exponent of a concept's relative score as its weight, so that the best concepts dominate. */
const power = 8;
/** Minimum length of the average vector of a text with one meaning. That of an ambiguous text, such as `engineer`, is shorter. */
const minConcentration = 0.85;
/** Minimum similarity of the best label for a sharp position; it is lower if no label has some of the words. */
const minSharpSimilarity = 0.5;
/** Minimum similarity of the best label for any position; a lower one is due to chance. */
const minSimilarity = 0.3;
/** Length of position vectors, which are stored as 8-bit integers. */
const scale = 127;

export interface TextPosition {
  /** A vector of length 127. */
  readonly values: Int8Array;
  /** Whether the text is unambiguous: labels have its words, and its concepts are close to each other. */
  readonly isSharp: boolean;
}

/** The position of a text among the concepts of a vocabulary: the weighted average of those that match it best. */
export function textPosition(
  found: readonly LinkedConcept[],
  { positions, dimensions }: Pick<ConceptTables, 'positions' | 'dimensions'>,
): TextPosition | undefined {
  const best = found[0]?.score ?? 0;
  if (best <= 0 || found[0]!.similarity < minSimilarity) return undefined;
  const sum = new Float64Array(dimensions);
  let total = 0;
  for (const { index, score } of found.slice(0, maxAveraged)) {
    const weight = Math.max(0, score / best) ** power;
    total += weight;
    for (let axis = 0; axis < dimensions; axis++) sum[axis]! += weight * positions[index * dimensions + axis]!;
  }
  const length = Math.hypot(...sum);
  return {
    values: Int8Array.from(sum, (value) => Math.round((value / length) * scale)),
    isSharp: found[0]!.similarity >= minSharpSimilarity && length >= minConcentration * total * scale,
  };
}

/** Cosine similarity of two positions. */
export function positionSimilarity({ values: one }: TextPosition, { values: other }: TextPosition): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis++) sum += one[axis]! * other[axis]!;
  return sum / scale ** 2;
}
